import { operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FilterBar, SearchFilter, SelectFilter, useFilters } from "../../ui/filters.tsx";
import { Money } from "../../ui/money.tsx";
import { Card } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { SOURCE_WORDS, TYPE_WORDS } from "./catalogue.ts";
import { ResellerPicker } from "./reseller-picker.tsx";

const PAGE_SIZE = "50";
const TYPES = ["imei", "server", "remote"] as const;

/** The list of services as one reseller gets it, with why each price is as it is. */
export function AsReseller() {
  const [filters, setFilters] = useFilters();
  const { reseller: id } = filters;
  const isChosen = id !== undefined && /^\d{1,9}$/.test(id);
  const reseller = operatorHooks.useQuery(
    "get",
    "/api/operator/resellers/{id}",
    { params: { path: { id: id ?? "" } } },
    { enabled: isChosen },
  );
  const chosen = isChosen ? reseller.data?.data : undefined;
  return (
    <>
      <FilterBar>
        <ResellerPicker
          label="As seen by"
          none="Choose a reseller"
          picked={chosen && { id: chosen.id, name: chosen.name }}
          onPick={(wanted) => setFilters({ reseller: wanted && String(wanted.id) })}
        />
        {isChosen && (
          <>
            <SearchFilter label="Words in the name of a service" />
            <SelectFilter name="type" label="Type" choices={TYPES.map((type) => [type, TYPE_WORDS[type]])} />
          </>
        )}
      </FilterBar>
      {chosen && (
        <p className="text-muted">
          {chosen.name}{" "}
          {chosen.price_group ? `is in the price group ${chosen.price_group.name}` : "is in no price group"} and sees
          services in {chosen.currency}.
        </p>
      )}
      <Card flush>
        {isChosen ? (
          <SeenServices id={id} />
        ) : (
          <EmptyState title="Whose list do you want to see?">
            Choose a reseller above: the list then has their prices, and says why each is as it is.
          </EmptyState>
        )}
      </Card>
    </>
  );
}

function SeenServices({ id }: { id: string }) {
  const [filters, setFilters] = useFilters();
  const { q, type } = filters;
  const services = operatorHooks.useInfiniteQuery(
    "get",
    "/api/operator/resellers/{id}/catalogue",
    { params: { path: { id }, query: { q, type, per_page: PAGE_SIZE } } },
    {
      pageParamName: "page",
      initialPageParam: "1",
      getNextPageParam: ({ meta: { current_page = 1, last_page = 1 } }) =>
        current_page < last_page ? String(current_page + 1) : undefined,
    },
  );
  const rows = services.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <WalkedList
      query={services}
      shown={rows.length}
      total={services.data?.pages[0]?.meta.total}
      empty={
        <EmptyState
          title="This reseller sees no such service"
          action={<Button onClick={() => setFilters({ q: undefined, type: undefined })}>Show the whole list</Button>}
        >
          Retired services and those in another currency are not listed.
        </EmptyState>
      }
    >
      <DataTable
        label="Services as the reseller sees them"
        rows={rows}
        rowId={(row) => row.id}
        columns={[
          {
            id: "name",
            header: "Service",
            lead: true,
            cell: ({ id: serviceId, name, group }) => (
              <>
                {name}
                <span className="block text-sm font-normal text-muted">
                  {serviceId} · {group.name}
                </span>
              </>
            ),
          },
          { id: "delivery", header: "Delivery", cell: ({ delivery }) => delivery.text },
          { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
          { id: "source", header: "Price by", cell: (row) => SOURCE_WORDS[row.price_source] ?? row.price_source },
          {
            id: "price",
            header: "Price",
            right: true,
            cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
          },
        ]}
      />
    </WalkedList>
  );
}
