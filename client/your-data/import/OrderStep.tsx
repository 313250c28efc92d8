import { useState } from "react";
import { dayOfDate } from "#domain/calendar.ts";
import type { DateFacts } from "#domain/formats/import/date-survey.ts";
import { anyForm, type DateOrder } from "#domain/formats/import/date-text.ts";
import { readMoment } from "#domain/formats/import/moment-text.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";

type Props = {
  fileName: string;
  facts: DateFacts;
  onAnswer: (order: DateOrder) => void;
  onCancel: () => void;
};

/** The person says which day a date of the file means, where nothing in the file does. */
export function OrderStep({ fileName, facts: { orders, sample }, onAnswer, onCancel }: Props) {
  const t = useTranslator();
  const [order, setOrder] = useState(orders[0] ?? "day-first");
  const meaning = (one: DateOrder) => {
    const date = readMoment(sample, { ...anyForm, order: one })?.date;
    return date === undefined ? "" : dayFormat(mediumDate, t.locale).format(dayOfDate(date));
  };
  return (
    <>
      <StepHead title={t(imports.order.title)} text={t(imports.order.text, { file: fileName })} />
      <OneOf
        legend={t(imports.order.means, { date: sample })}
        options={orders.map((one) => [one, meaning(one)] as const)}
        value={order}
        onValueChange={setOrder}
      />
      <StepButtons onCancel={onCancel}>
        <Button variant="primary" onClick={() => onAnswer(order)}>
          {t(imports.columns.read)}
        </Button>
      </StepButtons>
    </>
  );
}
