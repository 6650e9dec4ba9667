import { Component, type ReactNode } from "react";

/** A map that breaks, such as on a script that is not what it should be, leaves the page standing. */
export class MapBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.failed : this.props.children;
  }
}
