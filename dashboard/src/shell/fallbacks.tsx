import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, type ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/states.tsx";

export function PageLoading() {
  return <Skeleton rows={8} />;
}

/** A page that broke leaves the frame around it whole. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  return (
    <div className="p-4">
      <ErrorState error={error} retry={reset} />
    </div>
  );
}

export function PageMissing() {
  const home = (
    <Button asChild look="primary">
      <Link to="/">
        <Trans>Go to overview</Trans>
      </Link>
    </Button>
  );
  return (
    <EmptyState title={t`Page not found`} action={home}>
      <Trans>The link may be wrong, or the page was removed.</Trans>
    </EmptyState>
  );
}
