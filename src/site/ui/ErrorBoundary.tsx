import { Component, type ReactNode } from "react";

type Props = {
  /** Shown in the place of children that could not be drawn; `retry` draws them anew. */
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Catches what its children break on while they are drawn; the rest of the page stands. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { failed, children } = this.props;
    return this.state.isBroken ? failed(() => this.setState({ isBroken: false })) : children;
  }
}
