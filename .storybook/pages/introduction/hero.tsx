import './introduction.css';
import darkPicture from '../../looks/pictures/watch-flowview--ready-1440-dark.png';
import lightPicture from '../../looks/pictures/watch-flowview--ready-1440-light.png';
import { PageLink } from '../../docs/page-link.js';
import { usePageTheme } from '../../docs/page-theme.js';

/** A flow as users see it. The tests compare the picture with the component, so it is current. */
export function Hero() {
  const isDark = usePageTheme() === 'dark';
  return (
    <div className="sb-unstyled intro-hero">
      <nav aria-label="First steps" className="intro-actions">
        <PageLink docs="guide-embedding--docs" className="intro-action intro-action-primary">
          Embed a flow
        </PageLink>
        <PageLink docs="watch-flowview--guide" className="intro-action">
          See FlowView
        </PageLink>
        <a className="intro-action" href="api.html" target="_top">
          API reference
        </a>
      </nav>
      <img
        src={isDark ? darkPicture : lightPicture}
        width={1440}
        height={720}
        alt="A flow: the video of a failed checkout on the left, its recorded events on the right"
      />
    </div>
  );
}
