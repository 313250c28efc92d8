import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "ひと休み中です。あと{minutes, number}分お待ちください。",
  pauseAtMoment: "その日時から{minutes, number}分以内に、別の星があります。ほかの日時を選んでください。",
  dailyLimit: "この24時間に星を{max}個追加しました。次の星は、しばらくしてから追加してください。",
  momentInFuture: "その日時はまだ来ていません。",
  changedElsewhere: "この星は、そのあいだに別の場所で変更されました。",
  starRemoved: "この星は削除されました。",
  unknownTag: "存在しないタグがあります。",
  tagNameTaken: "この名前のタグがすでにあります。",
  tooManyTags: "タグが{max}個あり、ひとつの宇宙の上限です。先にいくつか統合するか、削除してください。",
  noMergeTarget: "残すはずのタグは、もう存在しません。",
  mergedIntoItself: "タグをそれ自身に統合することはできません。",
  unknownFeeling: "この気持ちは存在しません。",
  feelingNameTaken: "この名前の気持ちがすでにあります。",
  tooManyFeelings:
    "自分の気持ちが{max}個あり、ひとつの宇宙の上限です。先にいくつか統合するか、削除してください。",
  feelingInUse:
    "この気持ちの星が、ごみ箱も含めて{stars, plural, other {#個}}あります。アーカイブするか、ほかの気持ちに統合してください。",
  noFeelingMergeTarget: "残すはずの気持ちは、もう存在しません。",
  feelingMergedIntoItself: "気持ちをそれ自身に統合することはできません。",
  unknownStar: "これらの星のうち、もう星空にないものがあります。",
  tooManyConstellations: "星座が{max}個あり、ひとつの宇宙の上限です。先にひとつ削除してください。",
  tooManyComparisons: "比較が{max}件あり、ひとつの宇宙の上限です。先にひとつ削除してください。",
  importClosed: "この取り込みは、もう開いていません。",
  importOpen: "別の取り込みが途中です。先に完了するか、中止してください。",
  undoExpired: "取り込みを取り消せるのは30日間です。これはそれより前のものなので、星は残ります。",
  noRoom:
    "空きがありません。この宇宙は、ここで使える{megabytes, number} MBのうち{used, number} MBを使っています。{largest, select, notes {いちばん大きいのはメモで、{size, number} MBです。} stars {いちばん大きいのはメモを除いた星で、{size, number} MBです。} readings {いちばん大きいのは測ったもので、{size, number} MBです。} imports {いちばん大きいのは取り込みの控えで、{size, number} MBです。} practice {いちばん大きいのはエクササイズとクイズで、{size, number} MBです。} other {いちばん大きいのは名前と、削除の記録で、{size, number} MBです。}}長いメモを短くするか、ごみ箱の星を完全に削除すると、空きができます。",
  universeFull: "ひとつの宇宙に置ける星は{max, number}個までです。あと{room, number}個置けます。",
  universeNotEmpty: "復元できるのは、空の宇宙だけです。この宇宙にはすでに星があります。",
  importTooManyTags: "ひとつの宇宙のタグは{max}個までです。",
  importTooManyConstellations: "ひとつの宇宙の星座は{max}個までです。",
  importTooManyComparisons: "ひとつの宇宙の比較は{max}件までです。",
  unknownStarOfConstellation: "星座の星のうち、存在しないものがあります。",
  tooManyLinks: "リンクは{max}個までです。もう要らないものをひとつ削除してください。",
  notAPushService: "リマインダーを送れるのは、公開されたhttpsアドレスのプッシュサービスだけです。",
  pushServiceNotFound:
    "お使いのブラウザーのプッシュサービスが今は見つかりません。少し待ってから、もう一度お試しください。",
  incompleteReminderLink: "このリンクは途中で切れています。リマインダーは設定から止められます。",
  practiceQuota:
    "終えたエクササイズと迷路の記録が{max, number}件あり、宇宙に残せる上限です。今回の記録は残されませんでした。",
  quizQuota: "クイズの回答が{max, number}件あり、宇宙に残せる上限です。今回の回答は残されませんでした。",
};
