'use client';

import type { FormField, HeaderRow } from '@flowlens/core/recorded';
import { useTimelineTexts } from '../../timeline-texts.js';
import { RecordedValue } from './recorded-value.js';
import { useRowLimit } from '../body/use-row-limit.js';
import { ShowAllRows } from '../body/show-all-rows.js';

export interface FieldTableProps {
  /** Name of the table. */
  label: string;
  rows: readonly (HeaderRow & Partial<FormField>)[];
}

/** The fields of a form or the parameters of a query, decoded. */
export function FieldTable({ label, rows }: FieldTableProps) {
  const d = useTimelineTexts().details;
  const { shown, ...limit } = useRowLimit(label, rows);
  return (
    <>
      <table className="fl-timeline-fields" aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="fl-timeline-fields-head">
              {d.fieldName}
            </th>
            <th scope="col" className="fl-timeline-fields-head">
              {d.fieldValue}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, value, fileName }, index) => (
            // A name may occur twice; the order of the rows never changes.
            <tr key={index}>
              <th scope="row" className="fl-timeline-field-name">
                <bdi>{name}</bdi>
              </th>
              <td className="fl-timeline-field-value">
                {fileName && <span className="fl-timeline-field-file">{d.fileName({ name: fileName })}</span>}
                <bdi>
                  <RecordedValue text={value} />
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowAllRows {...limit} />
    </>
  );
}
