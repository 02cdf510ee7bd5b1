import { readFileSync } from 'node:fs';
import { ENTRY_KINDS } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('tokens.css', () => {
  it.each([...ENTRY_KINDS, 'comment'])('defines a hue for %s that its icon and markers use', (kind) => {
    const token = `--fl-hue-${kind.replaceAll('_', '-')}`;

    expect(read('./tokens.css')).toContain(`${token}: light-dark(`);
    expect(read('../ui/event-icon/event-icon.css')).toContain(`[data-kind='${kind}'] {\n  --fl-hue: var(${token});`);
  });
});
