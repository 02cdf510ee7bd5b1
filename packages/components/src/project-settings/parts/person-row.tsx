import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar/avatar.js';

export interface PersonRowProps {
  /** A name, or an e-mail address. */
  name: string;
  /** Shown after the name. */
  note?: string | undefined;
  /** A second line. */
  details?: ReactNode;
  /** Actions on the person. */
  children: ReactNode;
}

/** One person of a list. */
export function PersonRow({ name, note, details, children }: PersonRowProps) {
  return (
    <li className="fl-person-row">
      <Avatar name={name} />
      <div className="fl-person-row-who">
        <span className="fl-person-row-line">
          <span className="fl-person-row-name" dir="auto" title={name}>
            {name}
          </span>
          {note && <span className="fl-person-row-note">{note}</span>}
        </span>
        {details && <span className="fl-person-row-details">{details}</span>}
      </div>
      <div className="fl-person-row-actions">{children}</div>
    </li>
  );
}
