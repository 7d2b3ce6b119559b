export declare function find(q: string): Promise<string[]>;
