import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, Outlet, useParams } from "@tanstack/react-router";
import { isNotFound } from "../../../api/api-error.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { MissingPage } from "../../../ui/missing-page.tsx";
import { Page } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { StatusBadge } from "../../../ui/show/status/status-badge.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { TYPE_WORDS, type WholeService } from "../catalogue.ts";
import { RestrictedMark } from "../visibility/restricted-mark.tsx";
import { useService } from "./use-service.ts";

const BACK = { name: msg`All services`, to: "/operator/catalogue" } as const;

/** The frame of a service's tabs. */
export function ServicePage() {
  const { id = "" } = useParams({ strict: false });
  const service = useService();
  if (isNotFound(service.error)) {
    return (
      <MissingPage title={t`Service not found`} missing={t`Service ${id} not found`} back={BACK}>
        <Trans>Check the number. Services are never deleted.</Trans>
      </MissingPage>
    );
  }
  const { data } = service;
  return (
    <Page
      title={data?.data.name ?? t`Service`}
      about={data && <Headline service={data.data} />}
      actions={
        <Button asChild>
          <Link to={BACK.to}>{textOf(BACK.name)}</Link>
        </Button>
      }
    >
      <ServiceTabs id={id} />
      <QueryView query={service}>{() => <Outlet />}</QueryView>
    </Page>
  );
}

function Headline({ service }: { service: WholeService }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {service.id} · {textOf(TYPE_WORDS[service.type])} · {service.service_group.name}{" "}
      <StatusBadge status={service.status} />
      <RestrictedMark service={service} />
    </span>
  );
}

function ServiceTabs({ id }: { id: string }) {
  const params = { id };
  return (
    <LinkTabs
      label={t`Service`}
      tabs={[
        { name: t`General`, link: { to: "/operator/catalogue/services/$id", params } },
        { name: t`Inputs`, link: { to: "/operator/catalogue/services/$id/inputs", params } },
        { name: t`Prices`, link: { to: "/operator/catalogue/services/$id/prices", params } },
        { name: t`Visibility`, link: { to: "/operator/catalogue/services/$id/visibility", params } },
        { name: t`Routes`, link: { to: "/operator/catalogue/services/$id/routes", params } },
        { name: t`Inventory`, link: { to: "/operator/catalogue/services/$id/stock", params } },
      ]}
    />
  );
}
