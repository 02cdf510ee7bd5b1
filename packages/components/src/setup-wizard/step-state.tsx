import { CircleCheck } from 'lucide';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';

export interface StepStateProps {
  done: boolean;
  text: string;
}

/** State of a step: waited for or done. */
export function StepState({ done, text }: StepStateProps) {
  return (
    <p className="fl-setup-step-state" role="status">
      {done ? <Icon of={CircleCheck} size={16} className="fl-setup-step-tick" /> : <Spinner />}
      <span>{text}</span>
    </p>
  );
}
