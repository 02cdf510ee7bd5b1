import { flowInAddress } from '../flow-in-address.js';
import { BugReport } from '../readme-embed.js';

export default function ReadmePage() {
  return <BugReport flowId={flowInAddress()} />;
}
