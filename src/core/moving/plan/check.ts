import type { BundleFile } from "../bundle/bundle.ts";
import type { Severity } from "../run.ts";

/** A question to the loaded files; each row of its answer has `place` and `value`, and is a remark. */
export interface Check {
  file: BundleFile;
  field: string;
  severity: Severity;
  message: string;
  rows: string;
}

/** Rows of a file that say the same as an earlier one. */
export function repeated(file: BundleFile, field: string, by: string, message: string): Check {
  const rows = `
    select place, value from (
      select place, (${by})::text as value, row_number() over (partition by ${by} order by number) as n
        from m_${file} where (${by}) is not null) numbered
     where n > 1`;
  return { file, field, severity: "error", message, rows };
}

/** Whether what `x` names is in the bundle or here. */
export const IN_BUNDLE_OR_HERE = {
  service: `(exists (select from m_services s where s.id = x.service) or exists (select from services s where s.id = x.service))`,
  reseller: `(exists (select from m_resellers r where r.id = x.reseller) or exists (select from resellers r where r.id = x.reseller))`,
};
/** The price group of `x` by its id in the bundle, by its name there, or by its name here. */
export const PRICE_GROUP = `(exists (select from m_price_groups g where g.id = x.price_group or lower(g.name) = lower(x.price_group))
  or exists (select from price_groups g where lower(g.name) = lower(x.price_group)))`;
