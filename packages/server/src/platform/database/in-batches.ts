/** Repeats `sweep`, which handles at most `batchRows` rows, until a batch is not full. Returns the number of all rows. */
export async function inBatches(batchRows: number, sweep: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await sweep();
    total += count;
    if (count < batchRows) return total;
  }
}
