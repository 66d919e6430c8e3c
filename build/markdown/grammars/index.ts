// Grammars of languages that Prism has and highlight.js lacks. They are small: each is a description.
import type { LanguageFn } from 'highlight.js'
import { type GrammarDescription, grammarOf } from './grammar.ts'

const c = ['//']
const hash = ['#']

const descriptions: Readonly<Record<string, GrammarDescription>> = {
  bicep: {
    name: 'Bicep',
    keywords:
      'targetScope param var resource module output existing import as type func metadata using for in if else assert provider with',
    builtIns: 'string int bool object array any',
    lineComments: c,
    quotes: ["'"],
    longStrings: [[/'''/, /'''/]],
    interpolation: [/\$\{/, /\}/],
    attributes: true,
    functions: true,
    variables: /@[A-Za-z]\w*/,
  },
  cue: {
    name: 'CUE',
    keywords: 'package import for in if let or and div mod quo rem',
    literals: 'true false null _|_',
    builtIns:
      'bool string bytes int float number len close list struct strings regexp math uint int8 int16 int32 int64 uint8 uint16 uint32 uint64',
    lineComments: c,
    blockComments: false,
    quotes: ['"', "'"],
    longStrings: [[/#*"""/, /"""#*/]],
    interpolation: [/\\\(/, /\)/],
    attributes: true,
    variables: /[#@][A-Za-z]\w*/,
  },
  cypher: {
    name: 'Cypher',
    keywords:
      'match optional where return with unwind create merge set delete detach remove order by skip limit union all call yield as distinct on foreach load csv from using index constraint drop and or not xor in starts ends contains is case when then else end exists asc desc',
    lineComments: c,
    quotes: ['"', "'"],
    functions: true,
    variables: /\$\w+/,
    caseInsensitive: true,
  },
  dhall: {
    name: 'Dhall',
    keywords: 'let in if then else with merge as assert forall using missing env',
    literals: 'True False None Some',
    builtIns: 'Bool Natural Integer Double Text List Optional Type Kind',
    lineComments: ['--'],
    blockComments: false,
    longStrings: [[/''/, /''/]],
    interpolation: [/\$\{/, /\}/],
    attributes: true,
  },
  gdscript: {
    name: 'GDScript',
    keywords:
      'if elif else for while match break continue pass return class class_name extends is as self signal func static const enum var await yield in and or not super breakpoint tool export onready setget',
    builtIns:
      'int float bool String Vector2 Vector3 Array Dictionary Node PI TAU INF NAN print preload load range',
    lineComments: hash,
    blockComments: false,
    quotes: ['"', "'"],
    longStrings: [[/"""/, /"""/]],
    functions: true,
    variables: /[@$][A-Za-z]\w*/,
  },
  gn: {
    name: 'GN',
    keywords: 'if else foreach forward_variables_from import template target group',
    builtIns:
      'action action_foreach assert config copy declare_args defined executable exec_script get_label_info get_path_info loadable_module print process_file_template read_file rebase_path set_defaults shared_library source_set split_list static_library tool toolchain write_file',
    lineComments: hash,
    blockComments: false,
    interpolation: [/\$\{?/, /\}|\b/],
    attributes: true,
    functions: true,
  },
  hcl: {
    name: 'HCL',
    keywords:
      'resource data variable output module provider terraform locals moved import check removed for in if else endif endfor dynamic content lifecycle provisioner connection backend required_providers source build',
    builtIns: 'string number bool list map set object tuple any',
    longStrings: [[/<<-?\s*(["']?)EOF\1/i, /^\s*EOF\b/im]],
    interpolation: [/[$%]\{/, /\}/],
    attributes: true,
    functions: true,
  },
  hocon: {
    name: 'HOCON',
    keywords: 'include required url file classpath',
    literals: 'true false null on off yes no',
    blockComments: false,
    longStrings: [[/"""/, /"""/]],
    attributes: true,
    variables: /\$\{\??[^}]*\}/,
  },
  jq: {
    name: 'jq',
    keywords: 'def if then elif else end as reduce foreach try catch import include label break and or not',
    lineComments: hash,
    blockComments: false,
    interpolation: [/\\\(/, /\)/],
    functions: true,
    variables: /[$@.][A-Za-z_]\w*/,
  },
  kusto: {
    name: 'Kusto',
    keywords:
      'let where project extend summarize by join on kind order sort take top limit count distinct union render parse evaluate invoke mv-expand make-series as with and or not in has contains startswith endswith between asc desc nulls first last',
    lineComments: c,
    blockComments: false,
    quotes: ['"', "'"],
    functions: true,
  },
  logql: {
    name: 'LogQL',
    keywords:
      'by without on ignoring group_left group_right bool offset or and unless unwrap json logfmt pattern regexp unpack line_format label_format decolorize drop keep',
    builtIns:
      'sum avg min max count stddev stdvar topk bottomk rate bytes_rate count_over_time bytes_over_time absent_over_time sum_over_time avg_over_time max_over_time min_over_time quantile_over_time',
    lineComments: hash,
    blockComments: false,
    quotes: ['"', '`'],
    attributes: true,
    variables: /\[[\dsmhdwy]+\]/,
  },
  odin: {
    name: 'Odin',
    keywords:
      'package import foreign proc struct union enum bit_set map dynamic distinct if else when for in not_in switch case break continue fallthrough return defer do using cast transmute auto_cast or_else or_return where',
    literals: 'true false nil',
    builtIns:
      'int uint i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64 bool string rune rawptr any typeid len cap append make delete new free',
    lineComments: c,
    quotes: ['"', "'", '`'],
    functions: true,
    variables: /[#@][A-Za-z]\w*/,
  },
  prisma: {
    name: 'Prisma',
    keywords: 'model enum datasource generator type view provider url output',
    builtIns: 'String Boolean Int BigInt Float Decimal DateTime Json Bytes Unsupported',
    lineComments: c,
    blockComments: false,
    functions: true,
    variables: /@{1,2}[A-Za-z.]+/,
  },
  promql: {
    name: 'PromQL',
    keywords: 'by without on ignoring group_left group_right bool offset atan2 or and unless start end',
    builtIns:
      'sum avg min max count stddev stdvar topk bottomk quantile count_values group rate irate increase delta idelta deriv histogram_quantile label_replace label_join vector scalar time absent sum_over_time avg_over_time max_over_time min_over_time predict_linear',
    lineComments: hash,
    blockComments: false,
    quotes: ['"', "'", '`'],
    attributes: true,
    variables: /\[[\dsmhdwy:]+\]/,
  },
  rego: {
    name: 'Rego',
    keywords: 'package import default not some every in if contains with as else',
    literals: 'true false null',
    builtIns:
      'input data count sum max min sprintf print walk startswith endswith concat split trim lower upper',
    lineComments: hash,
    blockComments: false,
    quotes: ['"', '`'],
    functions: true,
  },
  solidity: {
    name: 'Solidity',
    keywords:
      'pragma solidity import from as contract interface library abstract is using for function modifier constructor event error struct enum mapping return returns if else while do break continue try catch new delete emit revert require assert public private internal external view pure payable virtual override memory storage calldata indexed anonymous constant immutable unchecked assembly receive fallback',
    literals: 'true false wei gwei ether seconds minutes hours days weeks',
    builtIns:
      'address bool string bytes bytes32 int uint uint8 uint16 uint32 uint64 uint128 uint256 int256 msg block tx abi this super',
    lineComments: c,
    quotes: ['"', "'"],
    functions: true,
  },
  sparql: {
    name: 'SPARQL',
    keywords:
      'select construct describe ask where from named prefix base order by asc desc limit offset distinct reduced optional graph union filter bind values service silent minus group having as exists not in insert delete data load clear a',
    lineComments: hash,
    blockComments: false,
    quotes: ['"', "'"],
    functions: true,
    variables: /[?$][A-Za-z_]\w*|<[^\s<>]*>/,
    caseInsensitive: true,
  },
  wgsl: {
    name: 'WGSL',
    keywords:
      'alias break case const const_assert continue continuing default diagnostic discard else enable fn for if let loop override return struct switch var while',
    builtIns:
      'bool i32 u32 f32 f16 vec2 vec3 vec4 vec2f vec3f vec4f mat2x2 mat3x3 mat4x4 mat4x4f array atomic ptr sampler texture_2d texture_3d texture_cube uniform storage read write read_write workgroup private function',
    lineComments: c,
    functions: true,
    variables: /@[a-z_]+/,
  },
  zig: {
    name: 'Zig',
    keywords:
      'addrspace align allowzero and anyframe asm async await break callconv catch comptime const continue defer else enum errdefer error export extern fn for if inline linksection noalias noinline nosuspend opaque or orelse packed pub resume return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile while',
    literals: 'true false null undefined',
    builtIns:
      'anyerror anyopaque anytype bool comptime_float comptime_int f16 f32 f64 f128 i8 i16 i32 i64 i128 isize noreturn type u8 u16 u32 u64 u128 usize void',
    lineComments: c,
    blockComments: false,
    quotes: ['"', "'"],
    functions: true,
    variables: /@[A-Za-z]\w*/,
  },
}

export const ownGrammars: ReadonlyMap<string, LanguageFn> = new Map(
  Object.entries(descriptions).map(([name, description]) => [name, grammarOf(description)]),
)
