import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operatorHooks } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { AddStaffDialog } from "./add-staff.tsx";
import { RolesCard } from "./roles-card.tsx";
import { StaffTable } from "./staff-table.tsx";

/** Who works here, and what each role may do. */
export function StaffSettings() {
  const [isAdding, setIsAdding] = useState(false);
  const staff = operatorHooks.useQuery("get", "/api/operator/staff");
  const roles = operatorHooks.useQuery("get", "/api/operator/roles", {}, { staleTime: Infinity });
  const present = staff.data?.data.filter(({ access }) => access !== "removed") ?? [];
  const removed = staff.data?.data.filter(({ access }) => access === "removed") ?? [];
  const add = (
    <Button look="primary" onClick={() => setIsAdding(true)}>
      <Trans>Invite member</Trans>
    </Button>
  );
  return (
    <>
      <Card title={t`Staff`} flush actions={staff.data && add}>
        <QueryView query={staff}>{() => <StaffTable label={t`Staff`} staff={present} />}</QueryView>
      </Card>
      {removed.length > 0 && (
        <details className="rounded-xl border border-line bg-surface">
          <summary className="px-4 py-3">
            <Trans>Removed members ({removed.length})</Trans>
          </summary>
          <StaffTable label={t`Removed members`} staff={removed} />
        </details>
      )}
      <QueryView query={roles}>
        {({ data }) => (
          <>
            <RolesCard table={data} />
            <AddStaffDialog open={isAdding} onOpenChange={setIsAdding} roles={data.roles} />
          </>
        )}
      </QueryView>
    </>
  );
}
