import { parseAssistant, SetupWizardDialog } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core/links';
import { useNavigate, useSearchParams } from 'react-router';

/** The setup wizard over the gallery, to which closing it returns (spec §2 routes). `?tool=` selects the initial assistant. */
export function Page() {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  return (
    <SetupWizardDialog
      open
      onOpenChange={(open) => !open && void navigate(HOME_PATH, { replace: true })}
      defaultTool={parseAssistant(query.get('tool'))}
    />
  );
}
