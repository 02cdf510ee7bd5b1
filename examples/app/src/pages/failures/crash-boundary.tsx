import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.js';

export interface CrashBoundaryProps {
  /** Changes with the displayed page: a failure on one page must not block another. */
  place: string;
  children: ReactNode;
}

/** Shows the crash page instead of a page that crashed or whose code failed to load. */
export class CrashBoundary extends Component<CrashBoundaryProps, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  override componentDidCatch(error: unknown) {
    console.error('A page broke', error);
    this.setState({ brokenAt: this.props.place });
  }

  override render() {
    return this.state.brokenAt === this.props.place ? <CrashPage /> : this.props.children;
  }
}
