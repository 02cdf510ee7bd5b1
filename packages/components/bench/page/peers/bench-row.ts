/** What a row of a peer shows: as much as one of ours. */
export interface BenchRow {
  time: string;
  text: string;
  host: string;
  status: string;
}

export const ROW_PX = 30;

export function benchRow(index: number): BenchRow {
  const seconds = Math.floor(index / 10);
  return {
    time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${index % 10}00`,
    text: `/api/orders/${index % 977}`,
    host: 'shop.example',
    status: index % 23 === 0 ? '500' : '200',
  };
}
