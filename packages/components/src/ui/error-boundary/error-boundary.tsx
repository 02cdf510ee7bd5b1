'use client';

import { Component, type ContextType, createContext, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Identifies the content. After an error, another key renders again. */
  shown?: string | undefined;
  /** Replaces the failed content; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Runs with the thrown error. @default that of the boundary around this one */
  onError?: ReportError | undefined;
}

type ReportError = (error: unknown) => void;

const OuterReportContext = createContext<ReportError | undefined>(undefined);

interface ErrorBoundaryState {
  broken: boolean;
  shown: string | undefined;
}

/** Prevents an error during the render of `children` from crashing the surrounding page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override readonly contextType = OuterReportContext;
  declare context: ContextType<typeof OuterReportContext>;
  override state: ErrorBoundaryState = { broken: false, shown: this.props.shown };

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return shown === state.shown ? null : { broken: false, shown };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.report(error);
  }

  private readonly report: ReportError = (error) => (this.props.onError ?? this.context)?.(error);

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    const { children, fallback } = this.props;
    return (
      <OuterReportContext.Provider value={this.report}>
        {this.state.broken ? fallback(this.retry) : children}
      </OuterReportContext.Provider>
    );
  }
}
