import { Component, type ReactNode } from "react";

type Props = {
  /** What stands in for what broke. `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
