import type { OrderSource } from "../../src/database/column-types.ts";

/** A reseller of the sample data. */
export interface SampleReseller {
  email: string;
  name: string;
  company: string;
  username: string;
  /** How it orders, and how often in comparison with the others. */
  source: OrderSource;
  share: number;
  joinedDaysAgo: number;
  /** Credit bought at a time, in whole units. */
  topUp: number;
  inPriceGroup: boolean;
}

export const SAMPLE_RESELLERS: readonly SampleReseller[] = [
  {
    email: "orders@unlockdepot.example",
    name: "Maria Lopes",
    company: "Unlock Depot",
    username: "unlockdepot",
    source: "dispatch",
    share: 9,
    joinedDaysAgo: 420,
    topUp: 500,
    inPriceGroup: true,
  },
  {
    email: "api@kingstongsm.example",
    name: "Andre Campbell",
    company: "Kingston GSM",
    username: "kingston",
    source: "dispatch",
    share: 6,
    joinedDaysAgo: 310,
    topUp: 300,
    inPriceGroup: true,
  },
  {
    email: "jonas@fixpoint.example",
    name: "Jonas Weber",
    company: "FixPoint Berlin",
    username: "fixpoint",
    source: "api",
    share: 5,
    joinedDaysAgo: 200,
    topUp: 250,
    inPriceGroup: false,
  },
  {
    email: "hello@phonebench.example",
    name: "Priya Nair",
    company: "Phone Bench",
    username: "phonebench",
    source: "dashboard",
    share: 2,
    joinedDaysAgo: 150,
    topUp: 100,
    inPriceGroup: false,
  },
  {
    email: "atlas@atlasmobile.example",
    name: "Youssef Amrani",
    company: "Atlas Mobile",
    username: "atlas",
    source: "dispatch",
    share: 4,
    joinedDaysAgo: 95,
    topUp: 200,
    inPriceGroup: false,
  },
  {
    email: "shop@cellcraft.example",
    name: "Ewa Nowak",
    company: "CellCraft",
    username: "cellcraft",
    source: "dashboard",
    share: 1,
    joinedDaysAgo: 60,
    topUp: 50,
    inPriceGroup: false,
  },
  {
    email: "dev@metrounlocks.example",
    name: "Daniel Osei",
    company: "Metro Unlocks",
    username: "metro",
    source: "api",
    share: 3,
    joinedDaysAgo: 35,
    topUp: 150,
    inPriceGroup: false,
  },
];
