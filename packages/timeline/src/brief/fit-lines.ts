/** Stands where lines were left out. */
const GAP = '...';
/** Lines before the focus for each line after it. The cause of an error matters more than its consequences. */
const BEFORE_PER_AFTER = 3;

/** The first blocks of lines that fit into so many characters. A block that does not fit whole is cut to its first lines. */
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

/** The lines around a place that fit into so many characters, the very first, and those that are `wanted`; gaps are marked. */
export function fitAround(
  lines: readonly string[],
  focus: number,
  maxChars: number,
  wanted: readonly number[] = [],
): string[] {
  const whole = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (whole <= maxChars) return [...lines];
  const kept = new Set<number>();
  // A gap stands at most before, between and behind the first line, those around the focus and the wanted ones.
  let room = maxChars - (3 + wanted.length) * (GAP.length + 1);
  for (const index of byNearness(lines.length, focus, wanted)) {
    const line = lines[index]!;
    if (line.length + 1 > room) break;
    kept.add(index);
    room -= line.length + 1;
  }
  return kept.size === 0 ? [] : withGaps(lines, kept);
}

/** The focus, the first line, the wanted ones, and then away from the focus on both sides. */
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
