/** Placeholder for omitted lines. */
const GAP = '...';
/** Number of lines before the focus for each line after it. The cause of an error matters more than its consequences. */
const BEFORE_PER_AFTER = 3;

/** Returns the first blocks of lines that fit into `maxChars`. A block that does not fit is reduced to its first lines. */
export function fitBlocks(blocks: readonly (readonly string[])[], maxChars: number): { lines: string[]; kept: number } {
  const lines: string[] = [];
  let room = maxChars;
  for (const [kept, block] of blocks.entries()) {
    for (const [at, line] of block.entries()) {
      if (line.length + 1 > room) return { lines, kept: at === 0 ? kept : kept + 1 };
      lines.push(line);
      room -= line.length + 1;
    }
  }
  return { lines, kept: blocks.length };
}

/** Returns the lines around a position that fit into `maxChars`, the very first line, and the `wanted` ones. Gaps are marked. */
export function fitAround(
  lines: readonly string[],
  focus: number,
  maxChars: number,
  wanted: readonly number[] = [],
): string[] {
  const whole = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (whole <= maxChars) return [...lines];
  const kept = new Set<number>();
  // Gaps can occur only before, between and after the first line, the lines around the focus and the wanted ones.
  let room = maxChars - (3 + wanted.length) * (GAP.length + 1);
  for (const index of byNearness(lines.length, focus, wanted)) {
    const line = lines[index]!;
    if (line.length + 1 > room) break;
    kept.add(index);
    room -= line.length + 1;
  }
  return kept.size === 0 ? [] : withGaps(lines, kept);
}

/** Yields the focus, the first line, the wanted ones, and then the lines on both sides of the focus, nearest first. */
function byNearness(length: number, focus: number, wanted: readonly number[]): Iterable<number> {
  const order = new Set([Math.min(Math.max(focus, 0), length - 1), 0, ...wanted]);
  let before = focus - 1;
  let after = focus + 1;
  while (before >= 0 || after < length) {
    for (let taken = 0; taken < BEFORE_PER_AFTER && before >= 0; taken++) order.add(before--);
    if (after < length) order.add(after++);
  }
  return order;
}

function withGaps(lines: readonly string[], kept: ReadonlySet<number>): string[] {
  const shown: string[] = [];
  lines.forEach((line, index) => {
    if (kept.has(index)) shown.push(line);
    else if (shown.at(-1) !== GAP) shown.push(GAP);
  });
  return shown;
}
