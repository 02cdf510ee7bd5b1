import type { GuestRequest } from '@flowlens/client';
import type { RecorderMessages } from '@flowlens/core/messages';

export interface GuestTaskProps {
  m: RecorderMessages['guest'];
  request: GuestRequest;
}

/** Name of the requesting member, and the task. */
export function GuestTask({
  m,
  request: { project_name: project, created_by: name, title, instructions },
}: GuestTaskProps) {
  return (
    <div className="fl-guest-task">
      <p className="fl-guest-recorder-text" dir="auto">
        {m.asks({ name, project })}
      </p>
      <h2 className="fl-guest-recorder-title" dir="auto">
        {title}
      </h2>
      {instructions && (
        <p className="fl-guest-instructions" dir="auto">
          {instructions}
        </p>
      )}
    </div>
  );
}
