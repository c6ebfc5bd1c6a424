import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { v1Hooks } from "../../api/client.ts";
import { useTyped } from "../../ui/form/use-typed.ts";
import { focusFirst } from "../../ui/form/focus-first.ts";
import { Money } from "../../ui/show/money.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../ui/states.tsx";
import { deliveryOf, isDeliveryKnown, type Service } from "../services/service.ts";

const SHOWN = "50";

/** Finds a service while typing. The arrow keys move through the matches, Enter selects. */
export function ServicePicker({ onPick }: { onPick: (id: number) => void }) {
  const [typed, setTyped] = useState("");
  const q = useTyped(typed.trim());
  const services = v1Hooks.useQuery(
    "get",
    "/api/v1/services",
    { params: { query: { q: q || undefined, status: "active", per_page: SHOWN } } },
    { placeholderData: keepPreviousData },
  );
  const found = useDeferredValue(services.data?.data);
  const total = services.data?.meta.total ?? 0;
  return (
    <Command shouldFilter={false} loop label={t`Service`} className="grid">
      <div className="relative border-b border-line">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 start-4 size-4 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={t`Search by name or ID`}
          aria-label={t`Search services`}
          ref={focusFirst}
          className="min-h-11 w-full bg-transparent pe-4 ps-11 focus-visible:-outline-offset-2 placeholder:text-muted"
        />
      </div>
      {services.error && <ErrorState error={services.error} retry={() => void services.refetch()} />}
      {found === undefined && !services.error && <Skeleton rows={6} />}
      {found?.length === 0 && (
        <EmptyState title={t`No matching services`}>
          <Trans>Try a different search.</Trans>
        </EmptyState>
      )}
      <Command.List label={t`Services`} className="max-h-[60dvh] overflow-y-auto">
        {found?.map((service) => (
          <Choice key={service.id} service={service} onPick={onPick} />
        ))}
      </Command.List>
      {found !== undefined && total > found.length && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          <Trans>
            Showing {found.length} of {total}. Keep typing to narrow down.
          </Trans>
        </p>
      )}
    </Command>
  );
}

function Choice({ service, onPick }: { service: Service; onPick: (id: number) => void }) {
  return (
    <Command.Item
      value={String(service.id)}
      onSelect={() => onPick(service.id)}
      className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 data-[selected=true]:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-medium break-words">{service.name}</span>
        <span className="block text-sm text-muted">
          {service.group.name}
          {isDeliveryKnown(service) && ` · ${deliveryOf(service)}`}
        </span>
      </span>
      <Money amount={service.price} currency={service.currency} />
    </Command.Item>
  );
}
