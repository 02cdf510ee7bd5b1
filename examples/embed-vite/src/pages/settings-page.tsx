import '@flowlens/components/styles.css';
import { ProjectSettings } from '@flowlens/components';
import { EmbedHost, flowLensUrl } from '../embed-host.js';

const projectInAddress = () => new URLSearchParams(window.location.search).get('project') ?? '';

export default function SettingsPage() {
  return (
    <EmbedHost>
      <ProjectSettings projectId={projectInAddress()} productUrl={flowLensUrl} />
    </EmbedHost>
  );
}
