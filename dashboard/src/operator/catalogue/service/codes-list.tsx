import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import type { OperatorRow } from "../../../api/types.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { DownloadButton } from "../../../ui/list/download.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card } from "../../../ui/page.tsx";
import { CopyButton } from "../../../ui/show/copy.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useRefreshCatalogue } from "../catalogue.ts";

type Code = OperatorRow<"/api/operator/services/{id}/codes">;

const PER_PAGE = "50";
const FILTERS = ["q", "state"] as const;
const STATES = [
  ["free", msg`In stock`],
  ["delivered", msg`Delivered`],
] as const;

/** The codes of a service: searched, exported, and withdrawn until they are delivered. */
export function CodesList({ serviceId }: { serviceId: number }) {
  const id = String(serviceId);
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const state = query.state === "delivered" ? "delivered" : query.state === "free" ? "free" : undefined;
  const filter = { ...(query.q !== undefined && { q: query.q }), ...(state && { state }) };
  const path = { id };
  const list = useOperatorList("/api/operator/services/{id}/codes", { path, query: { ...filter, per_page: PER_PAGE } });
  const free = list.rows.filter((code) => code.state === "free");
  const tools = (
    <>
      {free.length > 1 && <Withdraw serviceId={serviceId} codes={free} name={t`Withdraw ${free.length} shown`} />}
      <DownloadButton
        size="small"
        name={t`Download CSV`}
        read={() =>
          operator.GET("/api/operator/services/{id}/codes.csv", {
            params: { path, query: filter },
            parseAs: "blob",
          })
        }
      />
    </>
  );
  return (
    <>
      <FilterBar>
        <SearchFilter label={t`Search codes`} />
        <SelectFilter name="state" label={t`Status`} choices={STATES} />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoCodes isFiltered={isFiltered} clear={clear} />}>
          <CodesTable serviceId={serviceId} codes={list.rows} tools={tools} />
        </PagedList>
      </Card>
    </>
  );
}

interface CodesTableProps {
  serviceId: number;
  codes: readonly Code[];
  tools: ReactNode;
}

function CodesTable({ serviceId, codes, tools }: CodesTableProps) {
  return (
    <DataTable
      name="codes"
      label={t`Codes`}
      tools={tools}
      rows={codes}
      rowId={({ id }) => id}
      columns={[
        { id: "code", header: t`Code`, lead: true, fit: "name", cell: ({ code }) => <CodeText code={code} /> },
        { id: "added", header: t`Added`, cell: ({ added_at: at }) => <Time at={at} /> },
        { id: "state", header: t`Status`, cell: (code) => <CodeState code={code} /> },
        {
          id: "actions",
          header: "",
          right: true,
          action: true,
          cell: (code) =>
            code.state === "free" && (
              <Withdraw
                serviceId={serviceId}
                codes={[code]}
                look="ghost"
                name={t`Withdraw`}
                label={t`Withdraw ${code.code}`}
              />
            ),
        },
      ]}
    />
  );
}

function CodeText({ code }: { code: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="max-w-md min-w-0 truncate font-mono" title={code}>
        {code}
      </span>
      <CopyButton text={code} label={t`Copy ${{ name: code }}`} />
    </span>
  );
}

function CodeState({ code: { order_id: order, delivered_at: at } }: { code: Code }) {
  if (order === null || at === null) return t`In stock`;
  return (
    <>
      <Trans>
        Delivered to{" "}
        <Link
          to="/operator/orders/$id"
          params={{ id: String(order) }}
          className="font-medium text-accent underline hover:no-underline"
        >
          order {order}
        </Link>{" "}
        <Time at={at} />
      </Trans>
    </>
  );
}

interface WithdrawProps {
  serviceId: number;
  codes: readonly Code[];
  look?: "ghost";
  name: string;
  label?: string;
}

function Withdraw({ serviceId, codes, look, name, label }: WithdrawProps) {
  const refreshCodes = useRefresh(["/api/operator/services/{id}/codes"]);
  const refreshCatalogue = useRefreshCatalogue();
  const withdraw = async (): Promise<void> => {
    const { data } = await operator.POST("/api/operator/services/{id}/codes/withdraw", {
      params: { path: { id: String(serviceId) } },
      body: { ids: codes.map(({ id }) => id) },
    });
    const { withdrawn, kept } = data!.data;
    const done = plural(withdrawn, { one: "# code withdrawn.", other: "# codes withdrawn." });
    const left = plural(kept, { one: "# was delivered in the meantime.", other: "# were delivered in the meantime." });
    toast.success(kept === 0 ? done : `${done} ${left}`);
    await Promise.all([refreshCodes(), refreshCatalogue()]);
  };
  return (
    <ConfirmDialog
      title={plural(codes.length, { one: "Withdraw this code?", other: "Withdraw these # codes?" })}
      action={plural(codes.length, { one: "Withdraw code", other: "Withdraw codes" })}
      danger
      onConfirm={withdraw}
      trigger={
        <Button size="small" {...(look && { look, className: "-my-1" })} aria-label={label}>
          {name}
        </Button>
      }
    >
      <Trans>Withdrawn codes are removed from the inventory and are not delivered. You can add them again later.</Trans>
    </ConfirmDialog>
  );
}

function NoCodes({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState title={t`No codes yet`}>
        <Trans>Paste codes above to add them.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No matching codes`}
      action={
        <Button onClick={clear}>
          <Trans>Show all codes</Trans>
        </Button>
      }
    />
  );
}
