/** Returns the candidate that `name` was most likely meant to be; undefined if none is within `mostChanges` letters. */
export function nearest<Name extends string>(name: string, candidates: Name[], mostChanges = 3): Name | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, changes: distance(candidate, name) }))
    .filter(({ changes }) => changes <= mostChanges)
    .sort((one, other) => one.changes - other.changes);
  return best?.candidate;
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, against] of [...other].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === against ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
