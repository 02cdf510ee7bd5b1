'use client';

import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in place of what broke; `retry` draws it anew. */
  fallback: (retry: () => void) => ReactNode;
  /** Runs with what was thrown. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Keeps an error that is thrown while `children` are drawn from taking down the page around them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

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
