import { expect, it } from 'vitest';
import { windowsLine } from './lib/windows-line.mjs';

it('windowsLine keeps arguments together that the Windows shell would split', () => {
  const folder = 'C:\\Users\\Ada Lovelace\\flowlens';

  expect(windowsLine('pnpm', ['--dir', folder, 'pack', '--pack-destination', 'D:\\R&D\\out'])).toBe(
    `pnpm --dir "${folder}" pack --pack-destination "D:\\R&D\\out"`,
  );
  expect(windowsLine(`${folder}\\node.exe`, ['--import', 'tsx'])).toBe(`"${folder}\\node.exe" --import tsx`);
});
