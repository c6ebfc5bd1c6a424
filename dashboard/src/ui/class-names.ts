import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins classes; of two that contradict each other the later one stands. */
export function classes(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
