// @from 6
export const experimental_generateImage = async (prompt: string) => prompt.length;
