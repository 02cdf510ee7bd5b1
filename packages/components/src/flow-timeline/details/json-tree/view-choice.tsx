'use client';

export interface ViewChoiceProps {
  /** Name of the group. */
  label: string;
  views: readonly { id: string; name: string }[];
  view: string;
  onViewChange: (id: string) => void;
}

/** Small buttons, one of which is pressed. */
export function ViewChoice({ label, views, view, onViewChange }: ViewChoiceProps) {
  return (
    <div role="group" aria-label={label} className="fl-timeline-views">
      {views.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="fl-timeline-view"
          aria-pressed={id === view}
          onClick={() => onViewChange(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
