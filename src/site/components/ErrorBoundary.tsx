import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

/** Catches what a page breaks on while it is drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
