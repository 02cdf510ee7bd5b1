'use client';

import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Identifies the content. After an error, another key renders again. */
  shown?: string | undefined;
  /** Replaces the failed content; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Runs with the thrown error. */
  onError?: ((error: unknown) => void) | undefined;
}

interface ErrorBoundaryState {
  broken: boolean;
  shown: string | undefined;
}

/** Prevents an error during the render of `children` from crashing the surrounding page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, shown: this.props.shown };

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return shown === state.shown ? null : { broken: false, shown };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
