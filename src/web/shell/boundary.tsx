import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly path: string;
  readonly children: ComponentChildren;
}

/** Keeps a fault of one view from taking the page with it: the rest continues, and what to do is shown. */
export class Boundary extends Component<Props, { readonly why?: string }> {
  override componentDidCatch(error: unknown): void {
    this.setState({ why: error instanceof Error ? error.message : String(error) });
  }

  override render({ path, children }: Props, { why }: { readonly why?: string }) {
    if (why === undefined) return children;
    return (
      <div class="card empty" role="alert">
        <h1 tabIndex={-1}>Something went wrong in this view</h1>
        <p>
          Error: <code>{why}</code>. Your settings are still in the page address. Include it when you report the
          problem.
        </p>
        <a class="button" href={path}>
          Reset this view
        </a>
      </div>
    );
  }
}
