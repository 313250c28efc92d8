import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "Check-in",
  subtitle: "O que você pular fica vazio.",
  day: "Dia",
  today: "Hoje, {day}",
  yesterday: "Ontem, {day}",
  nothingDue: "Agora não há nada a perguntar.",
  allNoted: "Está tudo anotado. Nada mais é pedido.",
  others: "Outra coisa",
  done: "Pronto",
  time: "Hora de {name}",
  timeFirst: "Primeiro quando foi, depois o que foi.",
  nothingYet: {
    title: "Ainda não há nada a perguntar",
    text: "Aqui você anota com alguns toques o que gostaria de ver ao lado das suas estrelas, como o sono ou uma caminhada. Primeiro, escolha o que será.",
    choose: "Escolher o que medir",
  },
  yourTrackers: "Seus acompanhamentos",
  outOfReach:
    "Não foi possível carregar seus acompanhamentos. Eles precisam do seu servidor uma vez; depois funcionam sem ele.",
  waiting: "Suas respostas ficam neste aparelho até que o servidor possa ser alcançado.",
  said: { answered: "{name}: {value}", takenBack: "{name}: sem resposta" },
  withStar: {
    title: "Com sua estrela",
    subtitle: "Se quiser.",
    offer: "Anotar também: {names}",
    notNow: "Agora não",
  },
};
