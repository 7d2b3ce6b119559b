import type { Edit, FileReport, Finding, PackageReport, Report } from '../model.js';

/** The report as JSON. Each object is written key by key, so that the order is the contract's, not that of the code. */
export function renderJson(report: Report): string {
  const { schema, tool, mode, packages, files, findings, summary } = report;
  const value = {
    schema,
    tool: { name: tool.name, version: tool.version },
    mode,
    packages: packages.map(onePackage),
    files: files.map(oneFile),
    findings: findings.map(oneFinding),
    summary: {
      files: summary.files,
      selected: summary.selected,
      changed: summary.changed,
      failed: summary.failed,
      edits: summary.edits,
      findings: {
        error: summary.findings.error,
        warning: summary.findings.warning,
        info: summary.findings.info,
      },
      transforms: summary.transforms.map(({ id, edits, files }) => ({ id, edits, files })),
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function onePackage({ path, name, from, evidence, files, changed }: PackageReport): PackageReport {
  return { path, name, from, evidence, files, changed };
}

function oneFile(file: FileReport): FileReport {
  return {
    path: file.path,
    package: file.package,
    status: file.status,
    reason: file.reason,
    edits: file.edits.map(oneEdit),
    patch: file.patch,
  };
}

function oneEdit({ transform, kind, line, column, endLine, endColumn, before, after }: Edit): Edit {
  return { transform, kind, line, column, endLine, endColumn, before, after };
}

function oneFinding(finding: Finding): Finding {
  const { transform, kind, severity, path, line, column, endLine, endColumn, message, remedy, docs } = finding;
  return { transform, kind, severity, path, line, column, endLine, endColumn, message, remedy, docs };
}
