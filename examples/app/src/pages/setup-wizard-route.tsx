import { SetupWizardDialog } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core';
import { useNavigate } from 'react-router';

/** The setup wizard as a place of its own, over the gallery; closing it leads there (spec §2 routes). */
export function Page() {
  const navigate = useNavigate();
  return <SetupWizardDialog open onOpenChange={(open) => !open && void navigate(HOME_PATH, { replace: true })} />;
}
