import { Icon } from '@flowlens/components';
import { EyeOff } from 'lucide';
import type { Texts } from '../texts/en.js';

/** List of data that is never recorded. */
export function NeverRecorded({ texts: { options: t } }: { texts: Texts }) {
  return (
    <>
      <ul className="options-never">
        {t.never.map((text) => (
          <li key={text}>
            <Icon of={EyeOff} size={14} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="page-hint">{t.neverEnd}</p>
    </>
  );
}
