import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { OutdatedCode } from "../api/load-code.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/states.tsx";

const RELOADED_AT = "imeister.reloaded-at";
/** A page that fails again so soon after it was reloaded says so instead. */
const RELOAD_AGAIN_MS = 300_000;

export function PageLoading() {
  return <Skeleton rows={8} />;
}

/** A page that broke leaves the frame around it whole. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOutdated = error instanceof OutdatedCode;
  const [isReloaded] = useState(() => isOutdated && !wasReloaded());
  useEffect(() => {
    if (!isReloaded) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  }, [isReloaded]);
  if (isReloaded) return <PageLoading />;
  const retry = (): void => {
    if (isOutdated) window.location.reload();
    else void router.invalidate().then(reset);
  };
  return (
    <div className="p-4">
      <ErrorState error={error} retry={retry} />
    </div>
  );
}

/** Also where the browser lets pages store nothing: they would be reloaded without end. */
function wasReloaded(): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, sessionStorage.getItem(RELOADED_AT) ?? "0");
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_MS;
  } catch {
    return true;
  }
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
