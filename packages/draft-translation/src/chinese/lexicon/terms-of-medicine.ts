import { entriesOf } from "./entries.ts";

/** Terms of medicine and the life sciences. */
export const medicalTerms = entriesOf(
  "noun",
  `疾病负担=burden_of_disease 心血管疾病=cardiovascular_disease 心血管=cardiovascular_system|a:cardiovascular
  脑血管=cerebral_vessel|a:cerebrovascular 冠心病=coronary_heart_disease 冠状动脉=coronary_artery
  心肌梗死=myocardial_infarction 心肌=myocardium|a:myocardial 心力衰竭=heart_failure 心衰=heart_failure
  心律失常=arrhythmia 心房颤动=atrial_fibrillation 房颤=atrial_fibrillation 心率=heart_rate 心电图=electrocardiogram
  心室=ventricle|a:ventricular 心房=atrium|a:atrial 左心室=left_ventricle 动脉=artery|a:arterial 静脉=vein|a:venous
  主动脉=aorta|a:aortic 毛细血管=capillary 动脉粥样硬化=atherosclerosis 血栓=thrombus 脑卒中=stroke 卒中=stroke
  中风=stroke 脑梗死=cerebral_infarction 脑出血=cerebral_hemorrhage 缺血=ischemia|a:ischemic 缺氧=hypoxia
  出血=bleeding|v:bleed 水肿=edema 炎症=inflammation 炎症反应=inflammatory_response 炎症因子=inflammatory_factor
  感染率=infection_rate 肺炎=pneumonia 新冠肺炎=COVID-19 新冠病毒=novel_coronavirus 新冠疫情=COVID-19_pandemic
  新冠=COVID-19 冠状病毒=coronavirus 流感=influenza 禽流感=avian_influenza 艾滋病=AIDS 艾滋病病毒=HIV
  肺结核=tuberculosis 结核病=tuberculosis 疟疾=malaria 霍乱=cholera 麻疹=measles 天花=smallpox 登革热=dengue_fever
  埃博拉=Ebola 肝炎=hepatitis 乙肝=hepatitis_B 乙型肝炎=hepatitis_B 丙型肝炎=hepatitis_C 肝硬化=cirrhosis
  脂肪肝=fatty_liver 肝癌=liver_cancer 肝细胞癌=hepatocellular_carcinoma 肺癌=lung_cancer
  非小细胞肺癌=non-small_cell_lung_cancer 胃癌=gastric_cancer 食管癌=esophageal_cancer 结直肠癌=colorectal_cancer
  结肠癌=colon_cancer 直肠癌=rectal_cancer 乳腺癌=breast_cancer 宫颈癌=cervical_cancer 卵巢癌=ovarian_cancer
  前列腺癌=prostate_cancer 胰腺癌=pancreatic_cancer 膀胱癌=bladder_cancer 白血病=leukemia 淋巴瘤=lymphoma
  黑色素瘤=melanoma 胶质瘤=glioma 肿瘤细胞=tumor_cell 癌细胞=cancer_cell 癌变=carcinogenesis
  转移=metastasis|v:transfer 淋巴结=lymph_node 淋巴细胞=lymphocyte 白细胞=white_blood_cell 红细胞=red_blood_cell
  血小板=platelet 血红蛋白=hemoglobin 中性粒细胞=neutrophil 巨噬细胞=macrophage 单核细胞=monocyte 干细胞=stem_cell
  神经元=neuron 神经细胞=nerve_cell 上皮细胞=epithelial_cell 内皮细胞=endothelial_cell 成纤维细胞=fibroblast
  平滑肌=smooth_muscle 骨骼肌=skeletal_muscle 细胞凋亡=apoptosis 凋亡=apoptosis 自噬=autophagy
  细胞增殖=cell_proliferation 增殖=proliferation|v:proliferate 细胞周期=cell_cycle 细胞膜=cell_membrane 细胞核=nucleus
  细胞质=cytoplasm 线粒体=mitochondrion|a:mitochondrial 核糖体=ribosome 叶绿体=chloroplast 叶绿素=chlorophyll
  染色体=chromosome 染色质=chromatin 端粒=telomere 基因组=genome|a:genomic 转录=transcription|v:transcribe
  转录组=transcriptome 翻译后修饰=post-translational_modification 甲基化=methylation 磷酸化=phosphorylation
  乙酰化=acetylation 泛素化=ubiquitination 基因表达=gene_expression 基因突变=gene_mutation 突变=mutation|v:mutate
  变异=variation 变异株=variant 等位基因=allele 基因型=genotype 表型=phenotype 多态性=polymorphism
  单核苷酸多态性=single_nucleotide_polymorphism 核苷酸=nucleotide 核酸=nucleic_acid 核酸检测=nucleic_acid_test
  脱氧核糖核酸=DNA 核糖核酸=RNA 氨基酸=amino_acid 多肽=polypeptide 肽=peptide 抗原=antigen 抗体=antibody
  单克隆抗体=monoclonal_antibody 受体=receptor 配体=ligand 激酶=kinase 信号通路=signaling_pathway 通路=pathway
  靶点=target 靶标=target 靶向=targeting|a:targeted 靶向治疗=targeted_therapy 免疫=immunity|a:immune
  免疫系统=immune_system 免疫反应=immune_response 免疫治疗=immunotherapy 免疫力=immunity
  自身免疫=autoimmunity|a:autoimmune 过敏=allergy 哮喘=asthma 慢阻肺=COPD
  慢性阻塞性肺疾病=chronic_obstructive_pulmonary_disease 呼吸系统=respiratory_system 呼吸道=respiratory_tract
  呼吸困难=dyspnea 咳痰=expectoration 肺功能=lung_function 肾脏=kidney|a:renal 肾功能=renal_function
  慢性肾病=chronic_kidney_disease 慢性肾脏病=chronic_kidney_disease 肾小球=glomerulus 透析=dialysis 尿酸=uric_acid
  肌酐=creatinine 血糖=blood_glucose 空腹血糖=fasting_blood_glucose 胰岛素=insulin 胰岛素抵抗=insulin_resistance
  胰腺=pancreas|a:pancreatic 糖化血红蛋白=glycated_hemoglobin 血脂=blood_lipid 胆固醇=cholesterol
  甘油三酯=triglyceride 脂质=lipid 脂肪酸=fatty_acid 肥胖=obesity|a:obese 超重=overweight 体质指数=body_mass_index
  体重指数=body_mass_index 代谢综合征=metabolic_syndrome 综合征=syndrome 甲状腺=thyroid|a:thyroid
  内分泌=endocrine_system|a:endocrine 雌激素=estrogen 睾酮=testosterone 皮质醇=cortisol 肠道=intestine|a:intestinal
  肠道菌群=gut_microbiota 菌群=microbiota 微生物=microorganism|a:microbial 真菌=fungus|a:fungal
  大肠杆菌=Escherichia_coli 金黄色葡萄球菌=Staphylococcus_aureus 耐药性=drug_resistance
  耐药=drug_resistance|a:drug-resistant 抗生素=antibiotic 抗菌药物=antimicrobial_agent 病原体=pathogen 病原菌=pathogen
  寄生虫=parasite 宿主=host 载体=carrier 毒素=toxin 毒性=toxicity 剂量=dose 药效=efficacy 疗效=efficacy
  临床疗效=clinical_efficacy 有效率=effective_rate 总有效率=total_effective_rate 不良反应=adverse_reaction
  不良事件=adverse_event 副作用=side_effect 安慰剂=placebo 阿司匹林=aspirin 二甲双胍=metformin 他汀=statin
  吗啡=morphine 麻醉=anesthesia 麻醉药=anesthetic 止痛药=painkiller 镇静=sedation 化疗=chemotherapy 放疗=radiotherapy
  放射治疗=radiotherapy 手术治疗=surgical_treatment 外科=surgery|a:surgical 外科手术=surgery 内科=internal_medicine
  妇产科=obstetrics_and_gynecology 急诊=emergency_department 急诊科=emergency_department
  重症监护病房=intensive_care_unit 重症监护室=intensive_care_unit 移植=transplantation|v:transplant
  器官移植=organ_transplantation 骨髓=bone_marrow 骨质疏松=osteoporosis 骨折=fracture 骨密度=bone_mineral_density
  骨关节炎=osteoarthritis 关节炎=arthritis 类风湿关节炎=rheumatoid_arthritis 脊柱=spine 脊髓=spinal_cord
  腰椎=lumbar_spine 椎间盘=intervertebral_disc 膝关节=knee 髋关节=hip 软骨=cartilage 韧带=ligament 肌腱=tendon
  皮肤病=skin_disease 银屑病=psoriasis 湿疹=eczema 眼科=ophthalmology 视力=vision 近视=myopia 青光眼=glaucoma
  白内障=cataract 视网膜=retina|a:retinal 角膜=cornea 听力=hearing 失眠=insomnia 睡眠障碍=sleep_disorder
  睡眠质量=sleep_quality 抑郁症=depression 焦虑症=anxiety_disorder 精神分裂症=schizophrenia 双相障碍=bipolar_disorder
  自闭症=autism 孤独症=autism 多动症=ADHD 痴呆=dementia 阿尔茨海默病=Alzheimer's_disease
  阿尔茨海默症=Alzheimer's_disease 帕金森病=Parkinson's_disease 帕金森=Parkinson 癫痫=epilepsy
  认知障碍=cognitive_impairment 认知功能=cognitive_function 大脑皮层=cerebral_cortex 皮层=cortex
  前额叶=prefrontal_lobe 海马=hippocampus 海马体=hippocampus 杏仁核=amygdala 小脑=cerebellum 脑干=brainstem
  突触=synapse 神经系统=nervous_system 中枢神经系统=central_nervous_system 神经递质=neurotransmitter 多巴胺=dopamine
  血清素=serotonin 神经网络=neural_network 脑电图=electroencephalogram 磁共振=magnetic_resonance
  磁共振成像=magnetic_resonance_imaging 核磁共振=nuclear_magnetic_resonance 超声=ultrasound
  彩超=color_Doppler_ultrasound 影像学=imaging 影像=image 造影=angiography 内镜=endoscope 活检=biopsy
  病理学=pathology|a:pathological 解剖=anatomy 组织学=histology|a:histological 免疫组化=immunohistochemistry
  染色=staining 切片=section 标志物=marker 生物标志物=biomarker 血清=serum 血浆=plasma 尿液=urine 唾液=saliva
  粪便=feces 脑脊液=cerebrospinal_fluid 氧化应激=oxidative_stress 自由基=free_radical 抗氧化=antioxidant|a:antioxidant
  活性氧=reactive_oxygen_species 发病机制=pathogenesis 病因=cause 病史=medical_history 家族史=family_history
  病程=course_of_disease 病变=lesion 病灶=lesion 体征=sign 临床表现=clinical_manifestation
  临床特征=clinical_characteristic 临床试验=clinical_trial 临床实践=clinical_practice
  随机对照试验=randomized_controlled_trial 队列研究=cohort_study 队列=cohort 病例对照研究=case-control_study
  横断面研究=cross-sectional_study 荟萃分析=meta-analysis 元分析=meta-analysis 系统评价=systematic_review
  系统综述=systematic_review 随访=follow-up 基线=baseline 生存分析=survival_analysis 生存期=survival
  总生存期=overall_survival 无进展生存期=progression-free_survival 生活质量=quality_of_life 生存质量=quality_of_life
  危险因素=risk_factor 影响因素=influencing_factor 保护因素=protective_factor 诊断标准=diagnostic_criteria
  纳入标准=inclusion_criteria 排除标准=exclusion_criteria 知情同意=informed_consent 伦理委员会=ethics_committee
  护理人员=nursing_staff 护理质量=nursing_quality 健康教育=health_education 健康素养=health_literacy
  公共卫生=public_health 卫生服务=health_service 医疗服务=medical_service 医疗保险=medical_insurance
  医疗保健=health_care 基层医疗=primary_care 分级诊疗=hierarchical_diagnosis_and_treatment 家庭医生=family_doctor
  流行病学=epidemiology|a:epidemiological 发病率=incidence 患病率=prevalence 死亡率=mortality
  病死率=case_fatality_rate 治愈率=cure_rate 复发率=recurrence_rate 检出率=detection_rate 疫苗接种=vaccination
  接种率=vaccination_rate 隔离=isolation|v:isolate 潜伏期=incubation_period 传播途径=route_of_transmission
  中草药=Chinese_herbal_medicine 草药=herb 针灸=acupuncture 推拿=massage 气血=qi_and_blood 经络=meridian 穴位=acupoint
  方剂=prescription 汤剂=decoction 中成药=Chinese_patent_medicine 黄芪=astragalus 人参=ginseng 甘草=licorice
  怀孕=pregnancy|v:be_pregnant 妊娠=pregnancy 妊娠期=pregnancy 妊娠期糖尿病=gestational_diabetes
  剖宫产=cesarean_section 早产=preterm_birth 早产儿=preterm_infant 胎盘=placenta 子宫=uterus|a:uterine
  子宫内膜=endometrium 卵巢=ovary|a:ovarian 精子=sperm 胚胎=embryo|a:embryonic 母乳=breast_milk 母乳喂养=breastfeeding
  不孕症=infertility 更年期=menopause 绝经=menopause 维生素=vitamin 蛋白质组=proteome 膳食=diet|a:dietary
  膳食纤维=dietary_fiber 营养素=nutrient 营养不良=malnutrition 贫血=anemia 钙=calcium 铁缺乏=iron_deficiency
  休克=shock 昏迷=coma 发热=fever 头痛=headache 腹泻=diarrhea 呕吐=vomiting|v:vomit 恶心=nausea 便秘=constipation
  疲乏=fatigue 皮疹=rash 瘙痒=itching 溃疡=ulcer 创伤=trauma|a:traumatic 烧伤=burn 伤害=injury|v:harm
  残疾=disability|a:disabled 死因=cause_of_death 尸检=autopsy 心脏病=heart_disease 心脏病发作=heart_attack
  传染源=source_of_infection 生态系统=ecosystem 生物多样性=biodiversity 种群=population 群落=community
  物种多样性=species_diversity 生境=habitat 栖息地=habitat 食物链=food_chain 光合作用=photosynthesis
  新陈代谢=metabolism 自然选择=natural_selection 进化论=theory_of_evolution 杂交=hybridization|v:hybridize 杂种=hybrid
  转基因=transgene|a:transgenic 克隆=cloning|v:clone 幼虫=larva 成虫=adult 蛹=pupa 卵子=egg 种子萌发=seed_germination
  萌发=germination|v:germinate 根系=root_system 叶片=leaf 花粉=pollen 花瓣=petal 果皮=peel 灌浆=grain_filling
  光照=light 施肥=fertilization 肥料=fertilizer 氮肥=nitrogen_fertilizer 有机肥=organic_fertilizer 农药=pesticide
  除草剂=herbicide 病虫害=pests_and_diseases 害虫=pest 杂草=weed 土壤水分=soil_moisture 土壤肥力=soil_fertility
  有机质=organic_matter 育种=breeding 水产养殖=aquaculture 饲料=feed 奶牛=dairy_cow 肉鸡=broiler 蛋鸡=laying_hen
  仔猪=piglet 大豆=soybean 棉花=cotton 油菜=rapeseed 马铃薯=potato 土豆=potato 番茄=tomato 黄瓜=cucumber
  茶树=tea_plant 拟南芥=Arabidopsis 小鼠=mouse 大鼠=rat 斑马鱼=zebrafish 果蝇=fruit_fly 酵母=yeast
  乳酸菌=lactic_acid_bacteria 藻类=algae 藻=alga 水藻=algae 浮游生物=plankton 珊瑚=coral 珊瑚礁=coral_reef 苔藓=moss
  蕨类=fern 兰花=orchid 玫瑰=rose 竹子=bamboo 鱼=fish 蛇毒=snake_venom 剧毒=deadly_poison|a:highly_toxic`,
);
