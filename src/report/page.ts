import type { TransformInfo } from '../model.js';

/** The documentation page of a transform, in Markdown: its metadata and nothing else. */
export function renderPage(transform: TransformInfo): string {
  const { id, title, kind, from, why, before, after, keeps, docs } = transform;
  return `# ${title}

\`${id}\` · ${kind} · from AI SDK ${from.join(', ')}

${why}

Before:

\`\`\`ts
${before}
\`\`\`

After:

\`\`\`ts
${after}
\`\`\`

What stays:

${keeps.map(keep => `- ${keep}`).join('\n')}

[The change in the official guide](${docs})
`;
}

/** The table of contents of the pages. */
export function renderIndex(transforms: readonly TransformInfo[]): string {
  const rows = transforms.map(
    ({ id, title, kind, from }) => `| [\`${id}\`](${id}.md) | ${kind} | ${from.join(' ')} | ${title} |`,
  );
  return `# Transforms

| id | kind | from | what changes |
|---|---|---|---|
${rows.join('\n')}
`;
}
