import { Trans } from "@lingui/react/macro";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import type { ListedService } from "../catalogue.ts";

/** Beside a service that not everyone sees, because of itself or its group. */
export function RestrictedMark({
  service,
}: {
  service: Pick<ListedService, "visible_to" | "service_group_visible_to">;
}) {
  const { visible_to: own, service_group_visible_to: group } = service;
  return own === "everyone" && group === "everyone" ? null : (
    <Badge tone="neutral">
      <Trans>Restricted</Trans>
    </Badge>
  );
}
