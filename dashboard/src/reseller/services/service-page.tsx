import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { MissingPage } from "../../ui/missing-page.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card, Details, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status-badge.tsx";
import { deliveryOf, TYPE_WORDS, type Service } from "./service.ts";
import { OrderButton } from "./services-table.tsx";

const BACK = { name: "All services", to: "/services" } as const;
const CANCELLABLE_WORDS: Record<string, string> = {
  until_submitted: "Until processing starts",
  on_request: "On request",
  never: "Never",
};
const DUPLICATE_WORDS: Record<string, string> = {
  after_final: "After the previous order is completed",
  on_request: "Anytime, with confirmation",
  always: "Anytime",
};
const SOURCE_WORDS: Record<string, string> = {
  personal: "Your price",
  group: "Group price",
  margin: "Group price",
  base: "List price",
};

/** OrderContent to know of one service before it is ordered. */
export function ServicePage() {
  const { id = "" } = useParams({ strict: false });
  const service = v1Hooks.useQuery("get", "/api/v1/services/{id}", { params: { path: { id } } });
  if (isNotFound(service.error)) {
    return (
      <MissingPage title="Service not found" missing="This service is unavailable" back={BACK}>
        It may have been removed from the list.
      </MissingPage>
    );
  }
  const { data } = service.data ?? {};
  return (
    <Page
      title={data?.name ?? "Service"}
      actions={
        <>
          <Button asChild>
            <Link to={BACK.to}>{BACK.name}</Link>
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
      <Card title="Service">
        <Details rows={factsOf(service)} />
      </Card>
      <Card title="Required fields" flush>
        {service.inputs.length === 0 ? (
          <EmptyState title="No fields required">Orders of this service need no identifier.</EmptyState>
        ) : (
          <DataTable label="Inputs" rows={service.inputs} rowId={({ name }) => name} columns={INPUT_COLUMNS} />
        )}
      </Card>
      {service.description !== "" && (
        <Card title="Description" className="lg:col-span-2">
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
      "Price",
      <span key="price">
        <Money amount={service.price} currency={currency} className="font-semibold" />{" "}
        <span className="text-sm text-muted">{SOURCE_WORDS[service.price_source]}</span>
      </span>,
    ],
    ["Status", <StatusBadge key="state" status={service.status} />],
    ["Delivery time", deliveryOf(service)],
    ["Type", TYPE_WORDS[service.type] ?? service.type],
    ["Group", service.group.name],
    ["Cancellation", CANCELLABLE_WORDS[service.cancellable] ?? service.cancellable],
    ["Repeat orders", DUPLICATE_WORDS[service.allow_duplicate] ?? service.allow_duplicate],
    ...(quantity.max > 1 ? [["Quantity", `${quantity.min} to ${quantity.max}`] as const] : []),
  ];
}

const INPUT_COLUMNS: readonly Column<Service["inputs"][number]>[] = [
  {
    id: "name",
    header: "Field",
    lead: true,
    cell: ({ name }) => <span className="font-mono text-sm">{name}</span>,
  },
  { id: "rule", header: "Format", cell: (input) => ruleOf(input) },
];

const CHECK_WORDS: Record<string, string> = { luhn: "check digit validated", length: "length validated" };

function ruleOf({ type, required, check, description, options }: Service["inputs"][number]): string {
  const parts = [
    required ? "Required" : "Optional",
    type.toUpperCase() === "IMEI" ? "15 digits" : type,
    check !== undefined && CHECK_WORDS[check],
    options !== undefined && `one of ${options.join(", ")}`,
    description,
  ];
  return parts.filter(Boolean).join(", ");
}
