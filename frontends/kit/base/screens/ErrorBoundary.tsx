import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.js';
import { FallbackMessage } from './FallbackMessage.js';

interface Props {
  report: (error: unknown) => void;
  /** what stands in for the children that failed; `retry` renders them anew */
  screen?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure inside. Should the error screen fail as well, a plain message with a link home takes its place. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error('unknown') });

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const screen = this.props.screen ?? ((_: unknown, retry: () => void) => <ErrorScreen onRetry={retry} />);
    return <LastResort>{screen(error, this.retry)}</LastResort>;
  }
}

class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? <FallbackMessage /> : this.props.children;
  }
}
