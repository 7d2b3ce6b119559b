import type { Finding, Kind, Severity } from '../model.js';

/** Findings that say the same thing of several places. */
export interface FindingGroup {
  transform: string;
  kind: Kind;
  severity: Severity;
  message: string;
  remedy: string;
  docs: string;
  places: { path: string; line: number; column: number }[];
}

/** From what stops the code to what is good to know. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Puts equal findings together: by severity, then by first place. Forty times the same sentence is read once, and the
 * forty places remain.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { transform, kind, severity, message, remedy, docs, path, line, column } of findings) {
    const key = JSON.stringify([severity, transform, kind, message, remedy, docs]);
    const group = groups.get(key) ?? { transform, kind, severity, message, remedy, docs, places: [] };
    group.places.push({ path, line, column });
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return SEVERITIES.flatMap(severity => all.filter(group => group.severity === severity));
}
