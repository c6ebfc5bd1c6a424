import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { textOf } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { MissingPage } from "../../ui/missing-page.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card, Details, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { deliveryOf, TYPE_WORDS, type Service } from "./service.ts";
import { OrderButton } from "./services-table.tsx";

const BACK = { name: msg`All services`, to: "/services" } as const;
const CANCELLABLE_WORDS: Record<string, MessageDescriptor> = {
  until_submitted: msg`Until processing starts`,
  on_request: msg`On request`,
  never: msg`Never`,
};
const DUPLICATE_WORDS: Record<string, MessageDescriptor> = {
  after_final: msg`After the previous order is completed`,
  on_request: msg`Anytime, with confirmation`,
  always: msg`Anytime`,
};
const SOURCE_WORDS: Record<string, MessageDescriptor> = {
  personal: msg`Your price`,
  group: msg`Group price`,
  margin: msg`Group price`,
  base: msg`List price`,
};

/** OrderContent to know of one service before it is ordered. */
export function ServicePage() {
  const { id = "" } = useParams({ strict: false });
  const service = v1Hooks.useQuery("get", "/api/v1/services/{id}", { params: { path: { id } } });
  if (isNotFound(service.error)) {
    return (
      <MissingPage title={t`Service not found`} missing={t`This service is unavailable`} back={BACK}>
        <Trans>It may have been removed from the list.</Trans>
      </MissingPage>
    );
  }
  const { data } = service.data ?? {};
  return (
    <Page
      title={data?.name ?? t`Service`}
      actions={
        <>
          <Button asChild>
            <Link to={BACK.to}>{textOf(BACK.name)}</Link>
          </Button>
          {data && <OrderButton service={data} prominent />}
        </>
      }
    >
      <QueryView query={service}>{(answer) => <ServiceDetails service={answer.data} />}</QueryView>
    </Page>
  );
}

function ServiceDetails({ service }: { service: Service }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title={t`Service`}>
        <Details rows={factsOf(service)} />
      </Card>
      <Card title={t`Required fields`} flush>
        {service.inputs.length === 0 ? (
          <EmptyState title={t`No fields required`}>
            <Trans>Orders of this service need no identifier.</Trans>
          </EmptyState>
        ) : (
          <DataTable label={t`Inputs`} rows={service.inputs} rowId={({ name }) => name} columns={INPUT_COLUMNS} />
        )}
      </Card>
      {service.description !== "" && (
        <Card title={t`Description`} className="lg:col-span-2">
          <p className="max-w-prose break-words whitespace-pre-line">{service.description}</p>
        </Card>
      )}
    </div>
  );
}

function factsOf(service: Service): (readonly [label: string, value: ReactNode])[] {
  const { quantity, currency } = service;
  return [
    [
      t`Price`,
      <span key="price">
        <Money amount={service.price} currency={currency} className="font-semibold" />{" "}
        <span className="text-sm text-muted">{textOf(SOURCE_WORDS[service.price_source] ?? service.price_source)}</span>
      </span>,
    ],
    [t`Status`, <StatusBadge key="state" status={service.status} />],
    [t`Delivery time`, deliveryOf(service)],
    [t`Type`, textOf(TYPE_WORDS[service.type] ?? service.type)],
    [t`Group`, service.group.name],
    [t`Cancellation`, textOf(CANCELLABLE_WORDS[service.cancellable] ?? service.cancellable)],
    [t`Repeat orders`, textOf(DUPLICATE_WORDS[service.allow_duplicate] ?? service.allow_duplicate)],
    ...(quantity.max > 1 ? [[t`Quantity`, t`${quantity.min} to ${quantity.max}`] as const] : []),
  ];
}

const INPUT_COLUMNS: readonly Column<Service["inputs"][number]>[] = [
  {
    id: "name",
    header: msg`Field`,
    lead: true,
    cell: ({ name }) => <span className="font-mono text-sm">{name}</span>,
  },
  { id: "rule", header: msg`Format`, cell: (input) => ruleOf(input) },
];

const CHECK_WORDS: Record<string, MessageDescriptor> = {
  luhn: msg`check digit validated`,
  length: msg`length validated`,
};

function ruleOf({ type, required, check, description, options }: Service["inputs"][number]): string {
  const parts = [
    required ? t`Required` : t`Optional`,
    type.toUpperCase() === "IMEI" ? t`15 digits` : type,
    check !== undefined && textOf(CHECK_WORDS[check] ?? ""),
    options !== undefined && t`one of ${options.join(", ")}`,
    description,
  ];
  return parts.filter(Boolean).join(", ");
}
