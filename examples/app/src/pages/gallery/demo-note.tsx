import { Icon, IconButton, LinkButton } from '@flowlens/components';
import { SETUP_WIZARD_PATH } from '@flowlens/core/links';
import { useFlowLens } from '@flowlens/hooks';
import { X } from 'lucide';
import { Link } from 'react-router';
import { useClosedNote } from '../../session/use-closed-note.js';

/** Introduces the demo project to a new user, until it is closed. */
export function DemoNote() {
  const m = useFlowLens().messages.firstFlow;
  const [closed, close] = useClosedNote('demo');
  if (closed) return null;

  return (
    <section className="app-demo" aria-label={m.demoLabel}>
      <p className="app-demo-text">
        <strong>{m.demoTitle}</strong> <span>{m.demoText}</span>
      </p>
      <LinkButton size="small">
        <Link to={SETUP_WIZARD_PATH}>{m.demoSetup}</Link>
      </LinkButton>
      <IconButton size="small" label={m.demoClose} icon={<Icon of={X} />} onClick={close} />
    </section>
  );
}
