import { Component, type ReactNode } from "react";

type Props = {
  /** Replaces the children after an error. `reset` renders the children again. */
  fallback: (reset: () => void, error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  reset = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.reset, failure.error) : this.props.children;
  }
}
