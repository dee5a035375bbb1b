import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

type ErrorBoundaryProps = { children: ReactNode };

/** Shows the error page instead of nothing when drawing fails. Only a class can do this in React. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
