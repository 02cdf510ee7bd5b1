import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineReport } from './engine-messages.js';
import { rehearse } from './rehearse.js';

async function reportsOf(isIdle: () => boolean): Promise<EngineReport[]> {
  const reports: EngineReport[] = [];
  await rehearse(isIdle, (report) => void reports.push(report));
  return reports;
}

const completeOnes = (reports: EngineReport[]) =>
  reports.flatMap((report) => (report.type === 'indexed' && report.index.complete ? [report.index] : []));

describe('rehearse', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('reads a timeline that has what a recording is full of, and is whole', async () => {
    const reports = await reportsOf(() => true);
    const [index] = completeOnes(reports);

    expect(reports.filter(({ type }) => type === 'refused' || type === 'broken')).toEqual([]);
    expect(index?.counts.byKind).toMatchObject({
      network: 80,
      websocket: 80,
      dom_action: 80,
      console_error: 80,
      local_storage: 80,
      navigation: 80,
      unknown: 80,
    });
    expect(index?.metadata).toMatchObject({ browser: '1' });
    expect(reports.find((report) => report.type === 'incidents')?.incidents).toHaveLength(160);
    expect(completeOnes(reports)).toHaveLength(6);
  });

  it('does not even begin when there is something to do', async () => {
    expect(await reportsOf(() => false)).toEqual([]);
  });

  it('stops as soon as there is something to do', async () => {
    // A fast machine reads a whole round before it looks.
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 4));
    const isIdle = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(true).mockReturnValue(false);

    const reports = await reportsOf(isIdle);

    expect(reports).not.toEqual([]);
    expect(completeOnes(reports)).toEqual([]);
  });
});
