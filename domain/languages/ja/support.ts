import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "どこからでも",
  findAHelpline: "電話、メッセージ、チャットの無料相談窓口を、国とテーマから探せます。",
  befrienders: "多くの国と言語で、ボランティアが話を聞きます。",
  emergency: "緊急通報",
  emergencyNumber: "112、または地域の番号",
  emergencyNote:
    "今、命が危険なときに。日本では119（救急）または110（警察）です。112は多くの国で、ほかの国では911、999、000が、中国では110（警察）と120（救急）が使えます。",
  callOrText: "電話またはメッセージ：{number}",
  dayAndNight: "昼も夜も。",
  anyPhone: "昼も夜も、どの電話からも無料。",
};
